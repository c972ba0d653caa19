import {
  idCheckDigit,
  identityProblem,
  isIdNumber,
  maskIdNumber,
  plainIdNumber,
} from '@/lib/domain/person/identity'

/** 2026-11-22 12:00 in China. */
const now = Date.UTC(2026, 10, 22, 4) / 1000
const numberOf = (digits: string) => digits + idCheckDigit(digits)
const adult = numberOf('33010619900101123')

describe('an id number', () => {
  it('has the check digit of the standard', () => {
    // The example of GB 11643.
    expect(idCheckDigit('11010519491231002')).toBe('X')
    expect(idCheckDigit('44052418800101001')).toBe('4')
  })

  test.each([
    ['of an adult', '林知夏', adult, null],
    ['with a dot in the name', '阿卜杜拉·买买提', adult, null],
    ['on the 18th birthday', '林知夏', numberOf('33010620081122001'), null],
    ['a day before the 18th birthday', '林知夏', numberOf('33010620081123001'), '未满18周岁，不能领取补贴'],
    ['without a name', '', adult, '请填写真实姓名'],
    ['with a name of letters', 'Lin', adult, '姓名格式不正确'],
    ['with a name of one character', '林', adult, '姓名格式不正确'],
    ['that is empty', '林知夏', '', '请填写身份证号码'],
    ['with 17 digits', '林知夏', adult.slice(1), '身份证号码不正确'],
    ['with 15 digits', '林知夏', '330106900101123', '身份证号码不正确'],
    [
      'with a wrong check digit',
      '林知夏',
      adult.slice(0, 17) + (adult.endsWith('1') ? '2' : '1'),
      '身份证号码不正确',
    ],
    ['born on 30 February', '林知夏', numberOf('33010619900230123'), '身份证号码不正确'],
    ['born tomorrow', '林知夏', numberOf('33010620261124123'), '身份证号码不正确'],
    ['of no province', '林知夏', numberOf('00010619900101123'), '身份证号码不正确'],
  ])('%s', (_, name, number, problem) => {
    expect(identityProblem({ name, number }, now)).toBe(problem)
  })

  it('may be of somebody born today, from midnight in China on', () => {
    const midnight = Date.UTC(2026, 10, 21, 16) / 1000
    const born = numberOf('33010620261122123')
    expect(isIdNumber(born, midnight)).toBe(true)
    expect(isIdNumber(born, midnight - 1)).toBe(false)
  })

  it('is read with spaces and a small x', () => {
    expect(plainIdNumber(' 110105 19491231 002x ')).toBe('11010519491231002X')
  })

  it('is masked', () => {
    expect(maskIdNumber('11010519491231002X')).toBe('110***********002X')
  })
})
