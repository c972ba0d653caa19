import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { apiPrefix } from '@/lib/contract'
import { handleContract } from '@/lib/server/http/handler'
import { openTestMall, type TestMall } from '../services/harness'
import { engineOf, type OpenDoor, openDoor } from './open-door'

let mall: TestMall
let door: OpenDoor
beforeAll(async () => {
  mall = await openTestMall()
  door = await openDoor({ engine: engineOf((request) => handleContract(async () => mall, request)) })
})
afterAll(async () => {
  await door.close()
  await mall.close()
})

/** What the server says to bytes that are sent as they are. */
async function say(bytes: string) {
  const socket = connect(door.port, 'localhost')
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { head, body: JSON.parse(body) as unknown }
}

describe('a long address', () => {
  const keywords = encodeURIComponent('冰'.repeat(10_000))

  it('of a call reaches the contract, which refuses it in its own words', async () => {
    const answer = await door.ask(`${apiPrefix}/goods/items?page=1&pageSize=10&keywords=${keywords}`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      data: { status_code: 422, errors: { keywords: ['关键词过长'] } },
    })
  })

  it('of a page reaches the page', async () => {
    let seen = ''
    door.next.seen = ({ url = '' }) => (seen = url)
    expect((await door.ask(`/items?keywords=${keywords}`)).status).toBe(200)
    expect(seen).toBe(`/items?keywords=${keywords}`)
  })

  it('without an end is refused in the envelope', async () => {
    const { head, body } = await say(`GET /items?keywords=${'x'.repeat(140_000)}`)
    expect(head).toMatch(/^HTTP\/1\.1 431 [^]*\r\nConnection: close/)
    expect(body).toEqual({ data: { message: '请求内容过大', status_code: 431 } })
  })
})

it('answers what is no HTTP in the envelope', async () => {
  const { head, body } = await say('hello\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 400 /)
  expect(body).toEqual({ data: { message: '请求内容格式不正确', status_code: 400 } })
})
