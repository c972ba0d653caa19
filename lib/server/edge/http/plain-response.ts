import 'server-only'
import type { PlainResponse } from '@/lib/web/registry'

export type { PlainResponse } from '@/lib/web/registry'

/** For callers that need the platform's Response. The front door sends a PlainResponse as it is. */
export const toResponse = ({ status, headers, body }: PlainResponse): Response =>
  new Response(body, { status, headers })
