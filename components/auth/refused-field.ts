/** The field that a refusal of the mall is about, so that the sentence stands under it. */
export const refusedField = (message: string): 'captcha' | 'password' | 'mobile' | 'vcode' =>
  message.includes('图片验证码')
    ? 'captcha'
    : message.includes('密码')
      ? 'password'
      : message.includes('手机号')
        ? 'mobile'
        : 'vcode'
