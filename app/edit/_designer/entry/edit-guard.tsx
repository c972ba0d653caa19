'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useChunkReload } from '@/components/layout/use-chunk-reload'
import { Button, ButtonLink } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { onSignedOut } from '@/lib/client/person/signed-out'
import { loginHref } from './login-href'
import { OperatorsOnly } from './operators-only'

/** Whether the account that is signed in is one of a merchant or applicant; false for a session that has ended. */
async function isOtherRole(): Promise<boolean> {
  const { readDesk } = await import('@/components/desk/frame/use-desk')
  return readDesk().then(
    (found) => found?.shop !== null,
    () => false,
  )
}

type Refusal = { kind: 'ended' | 'role'; address: string }

/**
 * Says why a call of the designer was refused with 401. An account without the role has no designer; when the session
 * has ended, the page stays, because unsaved changes are in its journal and come back after the sign-in.
 */
export function EditGuard({ children }: { children?: ReactNode }) {
  useChunkReload()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isOpen, setOpen] = useState(false)
  // The question for the role may be refused, too.
  const isAsking = useRef(false)
  useEffect(
    () =>
      onSignedOut(async () => {
        if (isAsking.current) return
        isAsking.current = true
        const kind = (await isOtherRole()) ? 'role' : 'ended'
        isAsking.current = false
        setRefusal({ kind, address: location.pathname + location.search })
        setOpen(true)
      }),
    [],
  )
  if (refusal?.kind === 'role') return <OperatorsOnly address={refusal.address} isOtherRole />
  const close = () => {
    setOpen(false)
  }
  return (
    <>
      {children}
      {refusal && (
        <Dialog
          open={isOpen}
          onClose={close}
          title="请用运营账号登录"
          footer={
            <>
              <Button variant="ghost" onClick={close}>
                关闭
              </Button>
              <ButtonLink href={loginHref(refusal.address)} data-autofocus>
                登录
              </ButtonLink>
            </>
          }
        >
          <p className="leading-relaxed">
            登录已失效，请重新登录。没有保存的修改留在这个浏览器里，登录后可以恢复。
          </p>
        </Dialog>
      )}
    </>
  )
}
