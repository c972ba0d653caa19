import { listen, type Listening } from '../fixtures/listen'

/**
 * Another back end that records requests and sends the response of the test. The environment is read once, after its
 * address was set: @own-environment
 */
let backEnd: Listening
let data: unknown
const requests: URL[] = []

async function read(host: string) {
  const { getAuthPictures } = await import('@/lib/readers/auth-page')
  return getAuthPictures(host)
}

beforeAll(async () => {
  backEnd = await listen((request, response) => {
    requests.push(new URL(request.url ?? '/', 'http://back.test'))
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }))
  })
  process.env.MALL_API_URL = backEnd.url
})
afterAll(() => backEnd.close())

beforeEach(() => {
  requests.length = 0
  data = { brand_name: '焕新商城', logo: '/logo.png', intro: '', background: '/login.jpg' }
})

describe('pictures of the sign-in pages', () => {
  test('are those of the requested host', async () => {
    expect(await read('mall.example.com:8080')).toEqual({
      logo: '/logo.png',
      background: '/login.jpg',
      slogan: '',
    })
    expect(requests.map(({ pathname }) => pathname)).toEqual(['/api/h5app/wxapp/shops/setting'])
    expect(requests[0]?.searchParams.get('domain')).toBe('mall.example.com:8080')
  })

  test('are requested without an invalid host', async () => {
    await read('mall.example.com/"><script>')
    expect(requests[0]?.searchParams.get('domain')).toBeNull()
  })

  test('are empty when none are set', async () => {
    data = []
    expect(await read('mall.example.com')).toEqual({ logo: '', background: '', slogan: '' })
  })

  test('are empty when the back end refuses', async () => {
    data = { message: '无权访问该API,非法访问！', status_code: 422 }
    expect(await read('mall.example.com')).toEqual({ logo: '', background: '', slogan: '' })
  })
})
