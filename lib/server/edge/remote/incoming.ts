import 'server-only'
import { busy, MallError } from '@/lib/domain/errors'
import { isFields, type Fields } from '@/lib/domain/fields'
import { failure, noSuchPath, success } from '@/lib/server/edge/http/envelope'
import type { PlainResponse } from '@/lib/server/edge/http/plain-response'
import type { Incoming } from './transport'

/** Response headers that clients of the contract read. */
const passedOn = ['authorization', 'x-token', 'x-refresh-token', 'retry-after']

/** A response of the back end: the data of the envelope, or a refusal. */
export type Judged = { data: unknown; refusal?: undefined } | { refusal: MallError; data?: undefined }

const hanCharacter = /\p{Script=Han}/u

/** Whether a message is meant for visitors. Failures of the framework have English messages, such as "Server Error". */
const isForVisitors = (message: unknown, status: number): message is string =>
  typeof message === 'string' && message !== '' && (status < 500 || hanCharacter.test(message))

function refusalOf(fields: Fields, status: number): MallError {
  const { message, code, errors } = fields
  return new MallError(isForVisitors(message, status) ? message : busy().message, {
    status,
    ...(Number(code) ? { code: Number(code) } : {}),
    ...(isFields(errors) ? { errors: errors as Record<string, string[]> } : {}),
  })
}

/** A body that is a JSON object; undefined for anything else. */
export function parseFields(body: Buffer): Fields | undefined {
  try {
    const value = JSON.parse(body.toString()) as unknown
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads a response of an ECShopX back end (contract goods §1): the envelope with data or a refusal, or a refusal of its
 * framework without an envelope. Anything else, such as the error page of a gateway, becomes a 502.
 */
export function judge({ status, body }: Incoming): Judged {
  const read = parseFields(body)
  const data = read?.data
  if (isFields(data) && Number(data.status_code) > 300)
    return { refusal: refusalOf(data, Number(data.status_code)) }
  if (status >= 200 && status < 300) return data === undefined ? { refusal: busy(502) } : { data }
  if (status === 404 || status === 405) return { refusal: noSuchPath() }
  if (status < 400 || status >= 500) return { refusal: busy(502) }
  const fields = isFields(read?.error) ? read.error : { message: read?.msg, ...read }
  return { refusal: refusalOf(fields, status) }
}

/** Only an invalid token keeps its HTTP status, as in our own engine. */
const httpStatus = ({ status }: MallError, received: number) =>
  status === 401 || received === 401 ? 401 : 200

/** The response for the client: our envelope, and only the headers that the contract names. */
export function envelopeOf(judged: Judged, { status, headers }: Incoming): PlainResponse {
  const answer = judged.refusal
    ? failure(judged.refusal, httpStatus(judged.refusal, status))
    : success(judged.data)
  for (const name of passedOn) {
    const value = headers.get(name)
    if (value) answer.headers.push([name, value])
  }
  return answer
}
