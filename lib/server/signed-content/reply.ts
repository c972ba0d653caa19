import 'server-only'
import type { PlainAnswer } from '@/lib/server/http/plain-answer'

/** The envelope of the signed content API (contract goods §12.6). */
export const reply = (status: number, code: number, msg: string, returnData: unknown): PlainAnswer => ({
  status,
  headers: [
    ['content-type', 'application/json; charset=utf-8'],
    ['cache-control', 'no-store'],
  ],
  body: JSON.stringify({ code, msg, returnData }),
})
