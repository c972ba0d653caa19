import { listenToSteps } from '@/lib/client/history-steps'
import { installYieldingStreamReader } from '@/lib/client/yielding-stream-reader'

// Next runs this module before React starts.
installYieldingStreamReader()
listenToSteps()
