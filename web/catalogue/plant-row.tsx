import { Plant, plantNames } from '../ui/plant.tsx'

type PlantRowProps = {
  /** Says at which widths it is shown. */
  className: string
  plantClass: string
}

/** A row of plant drawings. The files are loaded only where the row is shown. */
export function PlantRow({ className, plantClass }: PlantRowProps) {
  return (
    <div className={`hidden ${className}`} aria-hidden="true">
      {plantNames.map((plant) => (
        <Plant key={plant} name={plant} className={plantClass} />
      ))}
    </div>
  )
}
