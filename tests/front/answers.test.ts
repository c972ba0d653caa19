import { ask } from '../fixtures/answers'
import { listen } from '../fixtures/listen'

/** What the comparison with Next alone sees of an answer's body. */
async function bodyOf(type: string, bytes: Uint8Array): Promise<string> {
  const { url, close } = await listen((_, response) =>
    response.setHeader('content-type', type).end(Buffer.from(bytes)),
  )
  try {
    return (await ask(url, { name: '', method: 'GET', path: '/', headers: {} })).body
  } finally {
    await close()
  }
}

const bytes = (text: string) => new TextEncoder().encode(text)

describe('an answer that is compared with another', () => {
  it.each(['image/png', 'font/woff2', 'application/octet-stream', ''])(
    'of type "%s" is another one with other bytes, also those that are no text',
    async (type) => {
      const [one, other] = [new Uint8Array([0x89, 0xfe, 0x00]), new Uint8Array([0x89, 0xff, 0x00])]
      expect(await bodyOf(type, one)).not.toBe(await bodyOf(type, other))
      expect(await bodyOf(type, one)).toBe(await bodyOf(type, one))
    },
  )

  it.each([
    ...['text/html; charset=utf-8', 'text/x-component', 'text/css', 'image/svg+xml'],
    ...['application/json', 'application/manifest+json', 'application/javascript; charset=UTF-8'],
    ...['application/xml', 'application/rss+xml; charset=utf-8'],
  ])('of type "%s" is read as a text', async (type) => {
    expect(await bodyOf(type, bytes('冰箱'))).toBe('冰箱')
  })

  it('is the same with another nonce and later in the life of an activity', async () => {
    const html = (nonce: string, seconds: number) =>
      bodyOf('text/html', bytes(`<script nonce="${nonce}">{"last_seconds":${seconds}}</script>`))
    expect(await html('a', 10)).toBe(await html('b', 9))
  })
})
