import { installYieldingStreamReader } from '@/lib/client/call/yielding-stream-reader'
import { listenToSteps } from '@/lib/client/page/history-steps'

// Next runs this module before React starts.
installYieldingStreamReader()
listenToSteps()
