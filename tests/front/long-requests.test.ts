import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { apiPrefix } from '@/lib/contract'
import { handleContract } from '@/lib/server/edge/http/handler'
import { openTestMall, type TestMall } from '../fixtures/engine/test-mall'
import { engineOf, type OpenDoor, openDoor } from '../fixtures/front/open-door'

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

/** Sends raw bytes and reads the response. */
async function send(bytes: string) {
  const socket = connect(door.port, 'localhost')
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { head, body: JSON.parse(body) as unknown }
}

describe('a long URL', () => {
  const keywords = encodeURIComponent('冰'.repeat(10_000))

  it('of a call reaches the contract, which rejects it with its own message', async () => {
    const response = await door.request(`${apiPrefix}/goods/items?page=1&pageSize=10&keywords=${keywords}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      data: { status_code: 422, errors: { keywords: ['关键词过长'] } },
    })
  })

  it('of a search leads to the search for the beginning of its keyword', async () => {
    for (const path of ['/items', '/h5/items', '/shops/info']) {
      const response = await door.request(`${path}?distributor_id=1&keywords=${keywords}`)
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe(
        `${path}?distributor_id=1&keywords=${encodeURIComponent('冰'.repeat(100))}`,
      )
    }
  })

  it('beyond the header limit is rejected in the envelope', async () => {
    const { head, body } = await send(`GET /items?keywords=${'x'.repeat(140_000)}`)
    expect(head).toMatch(/^HTTP\/1\.1 431 [^]*\r\nConnection: close/)
    expect(body).toEqual({ data: { message: '请求内容过大', status_code: 431 } })
  })
})

it('answers bytes that are not HTTP in the envelope', async () => {
  const { head, body } = await send('hello\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 400 /)
  expect(body).toEqual({ data: { message: '请求内容格式不正确', status_code: 400 } })
})
