import type { ReactNode } from 'react'

/** What visitors of the demo mall need to know to come in. */
export function DemoHint({ children }: { children: ReactNode }) {
  return <p className="rounded-control bg-programme-tint text-programme mt-5 px-3 py-2 text-xs">{children}</p>
}

/** The demo mall sends no messages. */
export const DemoSmsHint = () => (
  <DemoHint>
    演示商城不发送短信，验证码写入数据目录的 <span className="whitespace-nowrap">outbox.jsonl</span> 文件
  </DemoHint>
)
