import { emailPasswordProblem, isPlaceholderMobile } from '@/lib/domain/person/email-account'
import { maskMobile } from '@/lib/domain/person/mask'
import { signInLook } from '@/lib/domain/person/sign-in-look'

const shop = { logo: '/mall.png', background: '/mall.jpg' }
const login = {
  slogan: '以旧换新',
  domains: { 'hz.mall.example': { logo: '/hz.png', slogan: '杭州焕新' }, 'empty.example': { logo: '' } },
}

describe('the look of the sign-in pages', () => {
  it.each([
    ['hz.mall.example', { logo: '/hz.png', background: '/mall.jpg', slogan: '杭州焕新' }],
    ['HZ.mall.example:8443', { logo: '/hz.png', background: '/mall.jpg', slogan: '杭州焕新' }],
    ['empty.example', { ...shop, slogan: '以旧换新' }],
    ['other.example', { ...shop, slogan: '以旧换新' }],
    ['constructor', { ...shop, slogan: '以旧换新' }],
    ['', { ...shop, slogan: '以旧换新' }],
  ])('at %j is its own, else that of the mall', (host, look) => {
    expect(signInLook(shop, login, host)).toEqual(look)
  })

  it('has no slogan until one is set', () => {
    expect(signInLook(shop, null, 'hz.mall.example')).toEqual({ ...shop, slogan: '' })
  })
})

describe('passwords of e-mail accounts', () => {
  it.each([
    ['', '密码至少 8 位'],
    ['a1b2c3d', '密码至少 8 位'],
    ['abcdefgh', '密码需同时包含字母与数字'],
    ['12345678', '密码需同时包含字母与数字'],
    ['ABC12345', '密码过于简单，请更换'],
    ['Lake 2026', '密码不能包括特殊字符'],
    ['a1'.repeat(11), '8-20位密码，必须为数字和字母混合'],
    ['Lake2026', null],
  ])('%j', (text, problem) => expect(emailPasswordProblem(text)).toBe(problem))
})

it('a placeholder for a number is no number that anyone has, and is never shown', () => {
  expect(isPlaceholderMobile('10123456789')).toBe(true)
  expect(isPlaceholderMobile('13800138000')).toBe(false)
  expect(maskMobile('10123456789')).toBe('')
})
