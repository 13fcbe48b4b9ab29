/** No order has this number. */
export default function NotFound() {
  return (
    <main className="invoice-sheet">
      <h1>Commande introuvable</h1>
      <p>
        <a href="/admin">Retour aux commandes</a>
      </p>
    </main>
  );
}
