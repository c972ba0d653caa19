/** The port of the front door. */
import { createServer, type Server } from 'node:net'

/** The port cannot be opened; the message is for the operator who starts the mall. */
class PortUnusable extends Error {}

const sentenceOf = (port: number, { code, message }: NodeJS.ErrnoException): string => {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another process. Stop that process or set PORT to another port.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to another port.`
  return `Port ${port} cannot be opened (${message}). Set PORT to another port.`
}

/**
 * Listens on a port of all addresses of this machine; 0 is any free one.
 *
 * @throws PortUnusable
 */
export async function listenOn(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error) => reject(new PortUnusable(sentenceOf(port, error)))
    server.once('error', fail)
    server.listen(port, () => {
      server.off('error', fail)
      resolve()
    })
  })
}

/**
 * Opens a port and closes it again, so that a start on a used one ends before it has built pages or opened a database.
 *
 * @throws PortUnusable
 */
export async function checkPort(port: number): Promise<void> {
  const server = createServer()
  await listenOn(server, port)
  await new Promise((resolve) => server.close(resolve))
}
