import { buttonClass } from '@/components/ui/button'
import { DonePanel } from '../frame/done-panel'

interface WelcomePanelProps {
  /** May be empty. */
  name: string
  /** Name of the mall. */
  site: string
  /** Path to open afterwards. */
  target: string
}

/**
 * 注册成功 (spec 3 §2): registration has signed the member in, so the first link goes on to the target. The links load
 * their pages: the router's cache holds pages of the guest.
 */
export function WelcomePanel({ name, site, target }: WelcomePanelProps) {
  return (
    <DonePanel
      title="注册成功"
      actions={
        <>
          <a href={target} className={buttonClass({ size: 'large', block: true })}>
            {target === '/' ? '去购物' : '继续'}
          </a>
          <a href="/member/profile" className={buttonClass({ size: 'large', block: true, variant: 'ghost' })}>
            完善个人资料
          </a>
        </>
      }
    >
      <p className="text-ink mt-5 text-lg font-semibold break-all">恭喜您{name && ` ${name}`}</p>
      <p className="text-muted mt-1 text-sm">您已成功申请为{site}的会员</p>
    </DonePanel>
  )
}
