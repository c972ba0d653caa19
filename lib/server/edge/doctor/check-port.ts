import 'server-only'
import { createServer } from 'node:net'
import { type Found, ok, problem, sentenceOf } from './finding'

/** Milliseconds that a mall has for its answer. */
const patience = 3000

const tryPort = (port: number): Promise<NodeJS.ErrnoException | null> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, () => server.close(() => resolve(null)))
  })

const isMall = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(patience) }).then(
    async (response) => response.ok && (await response.text()) === '{"ok":true}',
    () => false,
  )

/** Whether the port is free, or that of a running mall. */
export async function checkPort(port: number): Promise<Found[]> {
  if (port === 0) return [ok('the start takes any free port')]
  const refused = await tryPort(port)
  if (!refused) return [ok(`port ${port} is free`)]
  if (refused.code === 'EACCES') return [problem(`port ${port} may not be opened by this user`)]
  if (refused.code !== 'EADDRINUSE')
    return [problem(`port ${port} cannot be opened (${sentenceOf(refused)})`)]
  return [
    (await isMall(port))
      ? ok(`a mall answers on port ${port}`)
      : problem(`port ${port} is used by another program`),
  ]
}
