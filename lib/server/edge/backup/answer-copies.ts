import 'server-only'
import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { Database } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { statement, text } from '@/lib/server/ground/db/statement'
import { log } from '@/lib/server/ground/log'
import { type CopyBegun, type CopyEnded, type CopyRefused, endOfCopy, socketIn } from './copy-protocol'

const beginCopy = statement('backup_copy_begin', `select pg_backup_start('mall', true)::text as lsn`, {
  lsn: text,
})
const endCopy = statement(
  'backup_copy_end',
  'select lsn::text as lsn, labelfile as label from pg_backup_stop(false)',
  { lsn: text, label: text },
)

const send = (socket: Socket, message: CopyBegun | CopyEnded | CopyRefused) =>
  void (socket.writable && socket.write(`${JSON.stringify(message)}\n`))

/** One copy, from its begin to the end of the connection. */
async function answerCopy(db: Database, socket: Socket): Promise<void> {
  await db.run(beginCopy, [])
  let isOn = true
  const end = async () => {
    isOn = false
    return only(await db.run(endCopy, []), 'the end of a backup')
  }
  try {
    send(socket, { begun: true })
    for await (const line of createInterface({ input: socket }))
      if (line === endOfCopy && isOn) send(socket, await end())
  } finally {
    if (isOn) await end()
  }
}

export interface CopyDoor {
  close(): Promise<void>
}

/**
 * Lets commands copy the embedded database while the mall runs: PostgreSQL's own backup mode, in which files may change
 * while they are copied. Only the user of the mall can open the socket. Without a socket the mall runs all the same.
 */
export async function answerCopies(db: Database, dataDir: string): Promise<CopyDoor | undefined> {
  const path = socketIn(dataDir)
  let copying: Promise<void> | undefined
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // A command that was stopped.
    socket.on('error', () => undefined)
    if (copying) {
      send(socket, { refused: 'Another backup is being made.' })
      socket.end()
      return
    }
    copying = answerCopy(db, socket)
      .catch((error: unknown) => {
        log.error({ err: error }, 'a backup could not be made')
        send(socket, { refused: 'The mall could not begin a backup; its log says why.' })
      })
      .finally(() => {
        socket.destroy()
        copying = undefined
      })
  })
  try {
    // Left by a process that was killed: this one has the lock on the folder.
    await rm(path, { force: true })
    server.listen(path)
    await once(server, 'listening')
    await chmod(path, 0o600)
  } catch (error) {
    log.warn({ err: error }, 'backups need a stopped mall: there is no socket for them')
    return undefined
  }
  server.unref()
  return {
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await copying
    },
  }
}
