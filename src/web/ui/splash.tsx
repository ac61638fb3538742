import { Plate } from './plate.tsx'

/** What `index.html` shows before any script runs, on until the first screen is there, so that nothing flickers. */
export function Splash() {
  return (
    <div className="splash" role="status">
      <Plate size={72} />
      <span className="aloud">Loading</span>
      <span>Plateful</span>
    </div>
  )
}
