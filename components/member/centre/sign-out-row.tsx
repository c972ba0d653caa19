'use client'
import { Button } from '@/components/ui/button'
import { openPage } from '@/lib/client/page/open-page'
import { signOut } from '@/lib/client/person/sign-out'
import { useAction } from '@/lib/client/press/use-action'

/** A page load, so that no data of the member stays in memory (spec 1 §4). */
/** 退出登录 at the foot of the member centre: phones have no top bar with 退出. It asks nothing (spec 1 §2). */
export function SignOutRow({ leaveTo = openPage }: { leaveTo?: (href: string) => void }) {
  const leave = useAction(async () => {
    await signOut()
    leaveTo('/')
  })
  return (
    <div className="px-3 pb-6 md:hidden">
      <Button variant="ghost" size="large" block loading={leave.busy} onClick={() => leave.go(undefined)}>
        退出登录
      </Button>
    </div>
  )
}
