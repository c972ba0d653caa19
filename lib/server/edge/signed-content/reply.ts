import 'server-only'
import type { MallError } from '@/lib/domain/errors'
import type { PlainResponse } from '@/lib/server/edge/http/plain-response'

/** The envelope of the signed content API (contract goods §12.6). */
export const reply = (status: number, code: number, msg: string, returnData: unknown): PlainResponse => ({
  status,
  headers: [
    ['content-type', 'application/json; charset=utf-8'],
    ['cache-control', 'no-store'],
  ],
  body: JSON.stringify({ code, msg, returnData }),
})

/** The refusal of an unknown path or method, the only ones that keep their HTTP status. */
export const refusal = ({ status, message }: MallError): PlainResponse => reply(status, status, message, null)
