const plants = ['lavender', 'chamomile', 'olive', 'verbena', 'thistle', 'umbel'] as const

/** The plants of the herbarium side by side. Their files are fetched only where the row is shown. */
export function PlantRow() {
  return (
    <div className="plant-row" aria-hidden="true">
      {plants.map((plant) => (
        <span key={plant} className={`plant plant-${plant}`} />
      ))}
    </div>
  )
}
