/** The security headers for this process's MALL_PUBLIC_URL, computed on first use. */
import { env } from '../env.ts'
import { fileHeadersFor, headersFor } from './security-headers.ts'

let headers: ReturnType<typeof headersFor> | undefined

/** For pages and API responses. */
export const siteHeaders = () => (headers ??= headersFor(env().publicUrl))

let fileHeaders: ReturnType<typeof fileHeadersFor> | undefined

/** For scripts and styles. */
export const siteFileHeaders = () => (fileHeaders ??= fileHeadersFor(env().publicUrl))
