/** The security headers of this installation, computed on the first answer. */
import { env } from '../env.ts'
import { fileHeadersFor, headersFor } from './security-headers.ts'

let headers: ReturnType<typeof headersFor> | undefined

/** For documents and API answers. */
export const siteHeaders = () => (headers ??= headersFor(env().publicUrl))

let fileHeaders: ReturnType<typeof fileHeadersFor> | undefined

/** For scripts and styles. */
export const siteFileHeaders = () => (fileHeaders ??= fileHeadersFor(env().publicUrl))
