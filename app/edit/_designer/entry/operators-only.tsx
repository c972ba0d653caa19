import { ButtonLink } from '@/components/ui/button'
import { loginHref } from './login-href'

interface Props {
  address: string
  /** An account that is signed in and is none of an operator. */
  isOtherRole: boolean
}

/**
 * Shown at `/edit` to guests, shoppers and merchants: says that only operators design pages, and links to their
 * sign-in.
 */
export function OperatorsOnly({ address, isOtherRole }: Props) {
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <section className="rounded-panel bg-card shadow-float w-full max-w-100 p-8 max-md:p-6">
        <h1 className="text-section text-ink font-semibold">{isOtherRole ? '没有权限' : '页面装修'}</h1>
        <p className="text-text mt-4 leading-relaxed">
          页面装修由商城的运营人员使用。
          {isOtherRole ? '当前登录的账号不是运营账号，请换运营账号登录。' : '请用运营账号登录。'}
          登录后会回到这里。
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={loginHref(address)}>{isOtherRole ? '换运营账号登录' : '运营账号登录'}</ButtonLink>
          <ButtonLink href="/" variant="ghost">
            返回商城
          </ButtonLink>
        </div>
      </section>
    </main>
  )
}
