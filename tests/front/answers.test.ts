import { listen } from '../fixtures/listen'
import { ask } from '../fixtures/parity/answers'

/** The body of a response as the parity test compares it. */
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

describe('a response in the parity test', () => {
  it.each(['image/png', 'font/woff2', 'application/octet-stream', ''])(
    'of type "%s" differs when its bytes differ, also when they are not text',
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
  ])('of type "%s" is compared as text', async (type) => {
    expect(await bodyOf(type, bytes('冰箱'))).toBe('冰箱')
  })

  it('is equal with another nonce and another remaining time of an activity', async () => {
    const html = (nonce: string, seconds: number) =>
      bodyOf('text/html', bytes(`<script nonce="${nonce}">{"last_seconds":${seconds}}</script>`))
    expect(await html('a', 10)).toBe(await html('b', 9))
  })
})
