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

/** 注册成功. Its links load the page: the router's cache holds pages of the guest. */
export function WelcomePanel({ name, site, target }: WelcomePanelProps) {
  const home = '/'
  return (
    <DonePanel
      title="注册成功"
      actions={
        <>
          {target !== home && (
            <a href={target} className={buttonClass({ size: 'large', block: true })}>
              返回之前的页面
            </a>
          )}
          <a
            href={home}
            className={buttonClass({
              size: 'large',
              block: true,
              variant: target === home ? 'primary' : 'ghost',
            })}
          >
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
