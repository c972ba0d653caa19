import { unwrap } from '@/lib/client/call/contract-link'

const answer = (data: object, status = 200) => Response.json({ data }, { status })

it.each<[string, object, number, object]>([
  [
    'a dead session, whose sentence is for programs',
    { message: 'Unable to authenticate user.', status_code: 401, code: 401001 },
    401,
    { message: '登录已失效，请重新登录', status: 401, code: 401001 },
  ],
  [
    'a disabled account',
    { message: '该账号已被禁用.', status_code: 401, code: 401002 },
    401,
    { message: '该账号已被禁用.', status: 401 },
  ],
  ['a refusal', { message: '库存不足', status_code: 422 }, 200, { message: '库存不足', status: 422 }],
  ['a refusal without a sentence', { status_code: 500 }, 200, { message: '操作失败', status: 500 }],
])('an answer about %s becomes an error for people', async (_what, data, status, error) => {
  await expect(unwrap(answer(data, status))).rejects.toMatchObject(error)
})

it('the data of an answer is what the caller gets', async () => {
  expect(await unwrap(answer({ list: [] }))).toEqual({ list: [] })
})
