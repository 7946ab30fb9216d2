# Legendas das imagens nas regras de Astroplane.

AP-3 = À esquerda, um astroplano que aponta a leste. À direita, dois de costas um para o outro: cada um enche metade da casa.
AP-5 = Saiu pelo vértice para onde apontava, para a casa que fica para lá dele. Aí tomou uma nova orientação: qualquer uma, menos a do caminho de volta.
AP-20 = Vermelho pousou em cima do astroplano de Azul. Se ainda lá estiver no fim da jogada de Vermelho, o azul é prisioneiro.
AP-24 = Vermelho tomou a metade oposta à de Azul: o astroplano azul volta para uma área de partida.
AP-27 = Dois do mesmo jogador, costas com costas, são um Quadrado. Dá um passo para o lado, pela aresta que partilha com a casa seguinte.
AP-28 = O Quadrado desliza pela diagonal até à primeira casa ocupada. O astroplano azul que lá está sai do jogo.
AP-32 = Quem voa para o hiperespaço de um lado sai logo por outro, à escolha.
AP-34 = De um extremo do buraco de minhoca ao outro, e assim para o outro universo. Não custa nenhum movimento.
AP-39 = Vermelho estava nas duas posições de disparo deste canto. Os dois astroplanos voaram para as casas centrais do lado oposto.
AP-43 = Vermelho está no topo das quatro casas à volta do buraco negro, e ganhou logo.
