/** Where the calls of the mall live on every origin; apart, because the contract itself brings its schemas along. */
export const apiBase = '/api/h5app/wxapp'
