/** The field that an error message of the server is about, to show the message under it. */
export const errorField = (message: string): 'captcha' | 'password' | 'mobile' | 'vcode' =>
  message.includes('图片验证码')
    ? 'captcha'
    : message.includes('密码')
      ? 'password'
      : message.includes('手机号')
        ? 'mobile'
        : 'vcode'
