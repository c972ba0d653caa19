import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { apiPrefix } from '@/lib/contract'
import { handleContract } from '@/lib/server/edge/http/handler'
import { openTestMall, type TestMall } from '../fixtures/engine/test-mall'
import { engineOf, type OpenDoor, openDoor } from '../fixtures/front/open-door'

let mall: TestMall
let door: OpenDoor
/** Called when the engine has answered a call. */
let onAnswer = (): void => undefined
beforeAll(async () => {
  mall = await openTestMall()
  const answer = (request: Request) => handleContract(async () => mall, request).finally(() => onAnswer())
  door = await openDoor({ engine: engineOf(answer) })
})
afterAll(async () => {
  await door.close()
  await mall.close()
})

test.each([
  ['of a known length', 'Content-Length: 1000\r\n\r\nusername=1'],
  ['of an unknown length', 'Transfer-Encoding: chunked\r\n\r\na\r\nusername=1\r\n'],
])('a client that disconnects in the middle of a body %s is not logged as a failure', async (_, rest) => {
  const logged: string[] = []
  const arrived = new Promise<void>((resolve) => door.server.once('request', () => resolve()))
  const answered = new Promise<void>((resolve) => (onAnswer = resolve))
  const stderr = jest
    .spyOn(process.stderr, 'write')
    .mockImplementation((line) => logged.push(String(line)) > 0)
  const error = jest
    .spyOn(console, 'error')
    .mockImplementation((...values) => void logged.push(String(values)))
  try {
    const socket = connect(door.port, 'localhost')
    socket.write(`POST ${apiPrefix}/login HTTP/1.1\r\nHost: a\r\n`)
    socket.write(`Content-Type: application/x-www-form-urlencoded\r\n${rest}`)
    await arrived
    socket.destroy()
    await answered
    await delay(20)
    expect(logged).toEqual([])
  } finally {
    stderr.mockRestore()
    error.mockRestore()
  }
})
