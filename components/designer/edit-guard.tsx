'use client'
import { useEffect, useState } from 'react'
import { useChunkReload } from '@/components/layout/use-chunk-reload'
import { Button, ButtonLink } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { onSignedOut } from '@/lib/client/signed-out'
import { loginHref } from './login-href'

/**
 * Says why a call of the designer was refused with 401: the session has ended, or the account is one of a merchant or
 * shopper. The page stays, because what is not saved yet is in its journal and comes back after the sign-in.
 */
export function EditGuard() {
  useChunkReload()
  const [back, setBack] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(
    () =>
      onSignedOut(() => {
        setBack(location.pathname + location.search)
        setOpen(true)
      }),
    [],
  )
  if (back === null) return null
  const close = () => {
    setOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title="请用运营账号登录"
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            关闭
          </Button>
          <ButtonLink href={loginHref(back)} data-autofocus>
            登录
          </ButtonLink>
        </>
      }
    >
      <p className="leading-relaxed">
        登录已失效，或者当前账号不是运营账号。页面装修由商城的运营人员使用；没有保存的修改留在这个浏览器里，登录后可以恢复。
      </p>
    </Dialog>
  )
}
