import 'server-only'

/**
 * An answer before it is a platform Response: building one and reading it again costs more than a trivial call. The front
 * door sends these; everybody else gets `toResponse`.
 */
export interface PlainAnswer {
  status: number
  headers: [name: string, value: string][]
  /** Null when there is none, as with 204 and 304. */
  body: string | null
}

export const toResponse = ({ status, headers, body }: PlainAnswer): Response =>
  new Response(body, { status, headers })
