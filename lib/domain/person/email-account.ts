import { passwordProblem } from '../validate'

/** Passwords of letters and digits that every list of guesses has. */
const weak = new Set([
  ...['password1', 'password12', 'password123', 'passw0rd', 'abc12345', 'abcd1234', 'a1234567', 'a12345678'],
  ...['1234567a', '12345678a', '123456789a', 'qwer1234', 'qwerty123', '1q2w3e4r', '1qaz2wsx', 'asdf1234'],
  ...['admin123', 'iloveyou1', 'woaini1314', 'woaini520', 'aa123456', 'aa12345678', 'zxcv1234', 'q1w2e3r4'],
])

/** The rule for passwords of e-mail accounts (contract member §5.6); null for an acceptable one. */
export function emailPasswordProblem(text: string): string | null {
  if ([...text].length < 8) return '密码至少 8 位'
  if (!/[A-Za-z]/.test(text) || !/\d/.test(text)) return '密码需同时包含字母与数字'
  if (weak.has(text.toLowerCase())) return '密码过于简单，请更换'
  return passwordProblem(text)
}

/**
 * Members without a number have a placeholder in its place, which is never shown: no mobile number begins with 10
 * (contract member §5.6).
 */
export const isPlaceholderMobile = (mobile: string): boolean => /^10\d{9}$/.test(mobile)
