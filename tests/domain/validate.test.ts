import fc from 'fast-check'
import { badAddressFields } from '@/lib/domain/delivery/address'
import { obfuscate, deobfuscate } from '@/lib/domain/obfuscate'
import { maskBirthday, maskEmail, maskMobile } from '@/lib/domain/person/mask'
import {
  emailProblem,
  isMobile,
  isTaxNumber,
  mobileProblem,
  passwordProblem,
  repeatProblem,
} from '@/lib/domain/validate'

describe('typed text', () => {
  it.each(['13800138000', '19912345678', '14700000000'])('accepts the mobile number %s', (mobile) => {
    expect(mobileProblem(mobile)).toBeNull()
  })

  it.each([
    '12800138000',
    '1380013800',
    '138001380000',
    '23800138000',
    '138 0013800',
    '１３８００１３８０００',
  ])('refuses the mobile number %s', (mobile) => {
    expect(isMobile(mobile)).toBe(false)
    expect(mobileProblem(mobile)).toBe('请输入正确的手机号')
  })

  it.each([
    ['', '请输入密码'],
    ['Mall202', '8-20位密码，必须为数字和字母混合'],
    ['a1'.repeat(11), '8-20位密码，必须为数字和字母混合'],
    ['12345678', '8-20位密码，必须为数字和字母混合'],
    ['abcdefgh', '8-20位密码，必须为数字和字母混合'],
    ['Mall_2026', '密码不能包括特殊字符'],
    ['密码mall2026', '密码不能包括特殊字符'],
    ['Mall2026', null],
    ['a1'.repeat(10), null],
  ])('judges the password %j', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem)
  })

  it('requires the same password twice', () => {
    expect(repeatProblem('Mall2026', 'Mall2027')).toBe('输入的密码不一致')
    expect(repeatProblem('Mall2026', 'Mall2026')).toBeNull()
    expect(repeatProblem('', '')).toBe('请再次输入密码')
  })

  it('validates e-mail addresses and tax numbers', () => {
    expect(emailProblem('lin@mall.example')).toBeNull()
    expect(emailProblem('lin@mall')).toBe('邮箱格式不正确')
    expect(emailProblem('lin mall@x.cn')).toBe('邮箱格式不正确')
    for (const good of ["o'neil+mall@mail.example.cn", '林@商城.cn', 'a_b-c.d@x-y.cn'])
      expect(emailProblem(good)).toBeNull()
    for (const wrong of [
      '"<script>"@x.com',
      '<b>@x.com',
      'a@x.com>',
      'a,b@x.com',
      'a@x..com',
      'a(b)@x.cn',
      'a@x_y.cn',
    ])
      expect([wrong, emailProblem(wrong)]).toEqual([wrong, '邮箱格式不正确'])
    expect([15, 17, 18, 20].every((length) => isTaxNumber('A'.repeat(length)))).toBe(true)
    expect([14, 16, 19, 21].some((length) => isTaxNumber('1'.repeat(length)))).toBe(false)
    expect(isTaxNumber('a'.repeat(18))).toBe(false)
  })

  it('lists the invalid fields of an address', () => {
    const good = {
      username: '林晚舟',
      telephone: '13800138000',
      province: '浙江省',
      city: '杭州市',
      county: '西湖区',
      adrdetail: '文三路 9 号 2-301',
      postalCode: '',
    }
    expect(badAddressFields(good)).toEqual([])
    expect(badAddressFields({ ...good, username: '古丽·热合曼', county: '', postalCode: '310012' })).toEqual(
      [],
    )
    for (const username of [
      '古丽•热合曼',
      '王 小明',
      "Mary Ann O'Neil",
      '阿依古丽 · 买买提',
      'O’Neil',
      'José García',
      'J.-P. Roche',
      'Sammy Jr.',
    ])
      expect([username, badAddressFields({ ...good, username })]).toEqual([username, []])
    for (const username of ['林😀', '<林>', '林/晚', ' 林', "'", '林  ·  晚', '·林', '林'.repeat(31)])
      expect([username, badAddressFields({ ...good, username })]).toEqual([username, ['username']])
    expect(
      badAddressFields({ ...good, username: '林<b>', telephone: '1', adrdetail: ' ', postalCode: '31' }),
    ).toEqual(['username', 'telephone', 'adrdetail', 'postalCode'])
  })
})

describe('masks', () => {
  it('show the first three and the last four digits of a mobile number', () => {
    expect(maskMobile('13800138000')).toBe('138****8000')
    expect(maskMobile('138****8000')).toBe('138****8000')
  })

  it('show the first and last character of the local part of an e-mail address', () => {
    expect(maskEmail('linwan@mall.example')).toBe('l****n@mall.example')
    expect(maskEmail('l@mall.example')).toBe('l****@mall.example')
    expect(maskEmail('')).toBe('')
  })

  it('show the last digit of a birthday', () => {
    expect(maskBirthday('1992-05-19')).toBe('****-**-*9')
    expect(maskBirthday('')).toBe('')
  })
})

describe('obfuscated values', () => {
  it('are unreadable and return every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 4 }), (text) => {
        const hidden = obfuscate(text)
        expect(hidden).not.toContain(text)
        expect(deobfuscate(hidden)).toBe(text)
      }),
    )
  })

  it('do not change plain values', () => {
    fc.assert(fc.property(fc.string(), (text) => text.startsWith('~1~') || deobfuscate(text) === text))
    expect(deobfuscate('~1~***')).toBe('~1~***')
    expect(deobfuscate('~1~AA==')).toBe('~1~AA==')
  })
})
