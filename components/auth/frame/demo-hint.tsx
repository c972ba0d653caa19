import type { ReactNode } from 'react'

/** Tells visitors of the demo mall how to sign in. */
export function DemoHint({ children }: { children: ReactNode }) {
  return <p className="rounded-control bg-programme-tint text-programme mt-5 px-3 py-2 text-xs">{children}</p>
}

/** The demo mall sends no sms: says where its codes are written. */
export const DemoSmsHint = () => (
  <DemoHint>
    演示商城不发送短信，验证码写入数据目录的 <span className="whitespace-nowrap">outbox.jsonl</span> 文件
  </DemoHint>
)

/** The demo mall sends no mails: says where they are written. */
export const DemoMailHint = () => (
  <DemoHint>
    演示商城不发送邮件，邮件内容写入数据目录的 <span className="whitespace-nowrap">outbox.jsonl</span> 文件
  </DemoHint>
)
