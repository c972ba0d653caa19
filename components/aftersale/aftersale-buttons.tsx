'use client'
import { Suspense, useState } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/lazy-part'
import type { Aftersale } from '@/lib/contract/trade/aftersale'
import { aftersaleActionLabels, type AftersaleAction } from '@/lib/domain/aftersale/buyer'
import { actionsOf } from './aftersale-view'
import { useAftersaleChanges } from './use-aftersale-changes'

const ModifyDialog = lazyPart(() => import('./modify-dialog'), 'ModifyDialog')
const SendBackDialog = lazyPart(() => import('./send-back-dialog'), 'SendBackDialog')

interface AftersaleButtonsProps {
  aftersale: Aftersale
  size?: ButtonLook['size']
}

/** Buttons for the actions of the buyer: 填写物流, 修改申请, 撤销申请, 再次申请. */
export function AftersaleButtons({ aftersale, size = 'small' }: AftersaleButtonsProps) {
  const changes = useAftersaleChanges()
  const [opened, setOpened] = useState<Exclude<AftersaleAction, 'close'> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const show = (action: Exclude<AftersaleAction, 'close'>) => {
    setOpened(action)
    setOpen(true)
  }
  const dialog = { open: isOpen, onClose: () => setOpen(false), changes }
  return (
    <>
      {actionsOf(aftersale).map((action) => (
        <Button
          key={action}
          size={size}
          className={size === 'small' ? 'max-md:h-9! max-md:px-4!' : 'max-md:px-4!'}
          variant={action === 'sendBack' || action === 'reapply' ? 'primary' : 'ghost'}
          loading={action === 'close' && changes.isWithdrawing}
          onClick={() => (action === 'close' ? void changes.withdraw(aftersale.aftersales_bn) : show(action))}
        >
          {aftersaleActionLabels[action]}
        </Button>
      ))}
      {opened && (
        <Suspense fallback={null}>
          {opened === 'sendBack' ? (
            <SendBackDialog aftersalesBn={aftersale.aftersales_bn} {...dialog} />
          ) : (
            <ModifyDialog key={opened} aftersale={aftersale} kind={opened} {...dialog} />
          )}
        </Suspense>
      )}
    </>
  )
}
