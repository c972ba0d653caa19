/** Path prefix of all calls. Not imported from lib/contract, which would bring zod schemas into the browser. */
export const apiBase = '/api/h5app/wxapp'
