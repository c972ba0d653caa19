import { Smartphone } from 'lucide-react'
import type { ComponentProps } from 'react'
import { PhoneInput } from '@/components/ui/phone-input'
import { mobileEmpty } from '@/lib/domain/messages/member'

/** The input for the mobile number, which is the user name of a member. */
export const MobileInput = (props: ComponentProps<typeof PhoneInput>) => (
  <PhoneInput
    {...props}
    size="large"
    autoComplete="username"
    placeholder={mobileEmpty}
    aria-label="手机号"
    prefix={<Smartphone className="size-5" aria-hidden />}
  />
)
