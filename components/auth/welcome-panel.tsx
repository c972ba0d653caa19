import { buttonClass } from '@/components/ui/button'
import { DonePanel } from './done-panel'

interface WelcomePanelProps {
  /** May be empty. */
  name: string
  /** Name of the mall. */
  site: string
  /** Path to open afterwards. */
  target: string
}

/**
 * 注册成功 with 去登录 (spec 3 §2): registration has signed the member in, so the sign-in page goes on to the target. The links load
 * their pages: the router's cache holds pages of the guest.
 */
export function WelcomePanel({ name, site, target }: WelcomePanelProps) {
  return (
    <DonePanel
      title="注册成功"
      actions={
        <>
          <a
            href={`/auth/login?redirectUrl=${encodeURIComponent(target)}`}
            className={buttonClass({ size: 'large', block: true })}
          >
            去登录
          </a>
          <a href="/" className={buttonClass({ size: 'large', block: true, variant: 'ghost' })}>
            去购物
          </a>
        </>
      }
    >
      <p className="text-ink mt-5 text-lg font-semibold break-all">恭喜您{name && ` ${name}`}</p>
      <p className="text-muted mt-1 text-sm">您已成功申请为{site}的会员</p>
    </DonePanel>
  )
}
