'use client'
import { desk } from '@/lib/client/call/desk'
import { aftersaleStatuses } from '@/lib/domain/aftersale/values'
import { rejectionReasonMissing } from '@/lib/domain/messages/request'
import { ReasonForm } from '../dialog-parts/reason-form'
import type { AftersaleFormProps } from './aftersale-dialogs'

/** 驳回 after the application was accepted: the wrong thing came back, or nothing. */
export const RefuseForm = ({ info, formId, onDone }: AftersaleFormProps) => (
  <ReasonForm
    formId={formId}
    label="驳回原因"
    hint="买家会看到。驳回后不退款，已退回库存的商品会再次扣减"
    missing={rejectionReasonMissing}
    write={(reason) =>
      desk.aftersale.refund({ aftersales_bn: info.aftersales_bn, agree: false, refuse_reason: reason })
    }
    doneText={aftersaleStatuses[3]}
    onDone={onDone}
  />
)
