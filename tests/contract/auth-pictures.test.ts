import { listen, type Listening } from '../fixtures/listen'

/** Another back end, whose answers the test chooses; what reaches it is seen. */
let backEnd: Listening
let answer: unknown
const asked: URL[] = []

async function read(host: string) {
  const { getAuthPictures } = await import('@/lib/readers/auth-page')
  return getAuthPictures(host)
}

beforeAll(async () => {
  backEnd = await listen((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://back.test'))
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: answer }))
  })
  process.env.MALL_API_URL = backEnd.url
})
afterAll(() => backEnd.close())

beforeEach(() => {
  asked.length = 0
  answer = { brand_name: '焕新商城', logo: '/logo.png', intro: '', background: '/login.jpg' }
})

describe('the pictures of the sign-in pages', () => {
  test('are those of the host that was asked', async () => {
    expect(await read('mall.example.com:8080')).toEqual({ logo: '/logo.png', background: '/login.jpg' })
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/h5app/wxapp/shops/setting'])
    expect(asked[0]?.searchParams.get('domain')).toBe('mall.example.com:8080')
  })

  test('are asked for without a host that is none', async () => {
    await read('mall.example.com/"><script>')
    expect(asked[0]?.searchParams.get('domain')).toBeNull()
  })

  test('are empty where nobody has chosen any', async () => {
    answer = []
    expect(await read('mall.example.com')).toEqual({ logo: '', background: '' })
  })

  test('are empty where the back end refuses', async () => {
    answer = { message: '无权访问该API,非法访问！', status_code: 422 }
    expect(await read('mall.example.com')).toEqual({ logo: '', background: '' })
  })
})
